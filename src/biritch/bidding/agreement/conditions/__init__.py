"""Conditions of agreements by subject, one module each.

Each is one :class:`~biritch.bidding.agreement.condition.AuctionCondition` in the file of its
subject; :mod:`~biritch.bidding.agreement.known_conditions` finds them by their words.
"""
