"""Model calls: booked before they are made, summed by day."""
