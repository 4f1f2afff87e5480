"""The scale model's kit: everything a scene is built from. Units are metres, z points up."""
