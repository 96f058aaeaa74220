"""Hidden hands dealt at random, to fit what is known of them.

:func:`~biritch.robots.sampling.worlds.worlds` is what the robots call. It deals thousands of
hands at once (``joint_deals``) and keeps those that fit every promise (``rejection``,
``hand_arrays``); where too few do, it deals from wider and wider limits (``splits``).
"""
