"""Who meets whom, on which boards, and who has won. This room never sees a card."""
