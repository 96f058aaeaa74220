### Accounts: what the server refuses, and the page /account.

account-locked = this account is locked: ask the owner of this server
account-locked-why = this account is locked: { $why }. An appeal is made on the page /about
account-locked-until = this account is locked until { $day }: { $why }. An appeal is made on the page /about
account-prove-anew = prove once more who you are: it is more than a quarter of an hour since you did
account-invitation = Invitation
account-unknown = nobody here has that name or ID
account-no-name = a name of 1 to 40 letters is wanted
account-taken = this name is taken: choose another
account-passphrase-short = a passphrase has { $least } characters at least; fifteen are better
account-passphrase-long = a passphrase has { $most } characters at most
account-passphrase-weak = this passphrase is soon guessed: choose several words that do not belong together
account-wrong = the name, or what is to prove it, is not right
account-late = this took too long: try again
account-no-passkey = the browser gave no passkey for this site
account-no-site-name = passkeys want the name of a site, not a number: here, open http://localhost instead
account-locked-out = a passphrase or a passkey must be left, or nobody could sign in any more
account-passkeys = no more passkeys can be added
account-changed = the account has changed meanwhile: try again
account-signed-out = you are signed out
account-no-tls = accounts want a secure connection (https), which this one is not
account-too-much = more is kept than an account holds
account-too-many-guesses = too many wrong passphrases came for this name: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, or use a passkey or a recovery code

account-title = Account
account-about = All of Biritch works without an account. With one, your deals, your settings and what you are learning follow you to your other devices.
account-signed-in = Signed in as { $name }
account-sign-in = Sign in
account-open = Open an account
account-to-open = No account yet? Open one
account-to-sign-in = I have an account
account-name = Name
account-name-about = Players at tables of friends see it. No e-mail is asked for.
account-passphrase = Passphrase
account-passphrase-about = Eight characters at least; several words, fifteen characters or more, are better. It may be pasted.
account-passphrase-new = New passphrase
account-passphrase-old = Your passphrase
account-passphrase-show = Show
account-by-passkey = With a passkey
account-by-passphrase = With a passphrase
account-by-code = With a recovery code
account-passkey-about = A passkey is your finger, your face or the code of this device: nothing to remember, nothing to be stolen.
account-code = Recovery code
account-codes = Recovery codes
account-codes-about = Each opens the account once, should everything else be lost. They are shown this one time: print them, or copy them to a safe place.
account-codes-left = { $codes ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $codes } recovery codes are left.
}
account-codes-new = New recovery codes
account-codes-kept = I have kept them
account-codes-for = Recovery codes of { $name }
account-print = Print
account-copy = Copy
account-copied = Copied
account-not-copied = The browser did not let us copy: print the codes, or write them down.
account-recovered = A recovery code has opened your account. Set a new passphrase or add a passkey now: for a quarter of an hour nothing more is asked.
account-passkeys-title = Passkeys
account-passkey-add = Add a passkey
account-passkey-remove = Remove
account-passkey-remove-this = Remove the passkey { $title }
account-passkey-used = last used { $date }
account-passkey-added = added { $date }
account-passkey-elsewhere = for another name of this site
account-no-passkeys = No passkey yet.
account-passkey-title = What to call it
account-passphrase-change = Change the passphrase
account-passphrase-set = Set a passphrase
account-passphrase-changed = The passphrase is changed; all other devices are signed out.
account-name-change = Change the name
account-sessions = Where you are signed in
account-session-here = this device
account-session-seen = last seen { $date }
account-session-end = Sign out
account-session-end-this = Sign out { $browser }
account-browser-unknown = Unknown browser
account-sign-out = Sign out
account-sign-out-clear = Sign out and clear this browser
account-sign-out-others = Sign out everywhere else
account-sign-out-about = A device stays signed in for { $days } days at most, and { $idle } days without coming.
account-follows = What follows you
account-deals = { $deals ->
    [0] No deal is kept yet.
    [one] One deal is kept.
   *[other] { $deals } deals are kept.
}
account-follows-about = Your deals, how you like the table and the cards, the notes of your own system, how far you are in the course.
account-followed = All is up to date.
account-to-deals = Your deals, gone over
account-export = Everything about you, in one file
account-export-about = Account, sessions, settings and deals, as JSON; your deals also as PBN.
account-export-do = Download
account-delete = Delete the account
account-delete-about = Your name, passphrase, passkeys, sessions, deals and settings are gone from this server at once and cannot be brought back. At tables of friends a “—” takes the place of your name; calls, cards and scores stay, since they are the others' too. The owner of the server may keep backups for a while.
account-delete-do = Delete
account-delete-sure = Yes, delete everything
account-delete-ask = Really delete the account { $name } and everything in it?
account-deleted = The account is gone. This browser keeps its deals and settings until you clear them.
account-prove = Show that it is you
account-cancel = Cancel
account-do = Go on
account-signed-out-now = You are signed out.
account-failed = The server cannot be reached: try again in a moment.
account-refused-passkey = The browser has not given a passkey.
account-not-here = Accounts want a secure connection (https). All the rest works.
account-passkeys-not-here = Passkeys want the name of a site: open { $address } instead.
account-act-passkey = { $act }: with a passkey
