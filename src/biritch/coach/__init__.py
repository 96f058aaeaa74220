"""The tutor: why a call or a card, what is known of the hidden hands, what a deal has cost.

It reads a `View`, as a robot does, and speaks as a teacher of the game would. It decides
nothing by itself: the card and the call are the robot's, the reason is a bridge player's.
"""
