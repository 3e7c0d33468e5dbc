"""Tables of documents: read when they are indexed, kept beside the chunks, asked like fact rows."""
