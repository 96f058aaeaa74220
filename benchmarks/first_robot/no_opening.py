"""What is left when nothing opens: a pass. Comes after every opening there is."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp

PACKAGE = Package(
    title="chapter-no-opening",
    source="SEF 2024 (ouvertures)",
    agreements=(Agreement.read("", "P", hcp(0, 11), "O11"),),
)
