"""Loopback Slack, Discord, OpenAI, Tavily and Pinecone: real client libraries talk to them over real sockets."""
