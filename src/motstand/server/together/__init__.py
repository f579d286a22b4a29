"""What people of a cooperative game do together: suggestions, a plan, pointing at things, standing in for others."""
