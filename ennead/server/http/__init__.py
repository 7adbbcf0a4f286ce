"""HTTP and WebSocket: routes, schemas, serializers and middleware."""
