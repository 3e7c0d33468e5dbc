"""The steps of the loop, one module each, named for what the algorithm calls them."""
