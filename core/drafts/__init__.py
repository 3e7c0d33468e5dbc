"""A draft on its way in and out: prompts, evidence as the model reads it, markers, marks, links, refusals."""
