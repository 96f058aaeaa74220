"""The tutor: reasons for calls and cards, inferences on hidden hands, costs of mistakes.

It reads a `View`, as a robot does, and explains like a teacher. It decides nothing itself: the
card and the call are the robot's.
"""
