"""Classes: a teacher, pupils, exercises, and the tables the teacher opens for them."""
