"""The durable engine: intake, dispatch, leases, steps, and what is done about each kind of event and job."""
