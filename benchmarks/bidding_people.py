"""Contracts the systems reach on deals that people bid, against the contracts people reached.

    python benchmarks/bidding_people.py sef sayc acol:modern [--show 10]

3,051 auctions of championships and clubs, on 1,714 deals (``tests/vectors``). Every contract is
scored by what both sides can make playing perfectly. Two questions:

* *with the opponents silent*: where people bid against two opponents who never spoke, and four
  hands that play the system do too, how many IMPs more is the system's contract worth?
* *against par*: how many IMPs from par do four people end, and how many do four hands of the
  system? Both sides err, so this measures the error and not who wins.

The standard error is over auctions. The people are of every class, and heard no robot; what a
double dummy score cannot see, a lead given away or a safe pass, is the same for both.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.bidding_quality import Bidder, points
from benchmarks.bidding_match import auction_of, bidder
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.tricktable import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.dds import DDS
from biritch.solver.par import par
