### The owner's desk /owner, the page /about, and what a server tells who may come.

owner-members-only = on this server only people with an account open something: sign in first
owner-invited-only = an account is opened here with an invitation from the owner of this server
owner-invitation-wrong = this invitation opens nothing, or nothing any more: ask for another one
owner-closed = this server takes nobody new
owner-not-you = this page is for the owner of this server
owner-prove = it is more than an hour since you signed in: sign in once more
owner-yourself = this cannot be done to your own account
owner-other-name = the name does not match: nothing was erased
owner-changed = somebody else has changed this meanwhile: look at what stands now
owner-no-invitation = there is no such invitation
owner-no-report = there is no such report
owner-reports-full = more reports wait than can be answered: try again later

owner-title = Owner's desk
owner-home = Start page
owner-sign-in = Sign in with the account of the owner
owner-about = { $tables ->
    [one] One table
   *[other] { $tables } tables
} at work, { $people ->
    [one] one person connected
   *[other] { $people } people connected
}.
owner-settings = This server
owner-mode = Who may come
owner-mode-open = Everybody
owner-mode-invitation = Who is invited
owner-mode-closed = Nobody new
owner-mode-open-about = Everybody may open tables and tournaments, with or without an account.
owner-mode-invitation-about = An account wants an invitation, and only who has an account opens something. Friends they invite to a table come without one.
owner-mode-closed-about = No account is opened any more; who has one goes on.
owner-name = Who runs this server
owner-contact = How they are reached
owner-notice-en = Notice on every page, in English
owner-notice-fr = Notice on every page, in French
owner-notice-hours = Hours until the notice goes (0: when it is taken away)
owner-legal-en = Legal page, in English
owner-legal-fr = Legal page, in French
owner-save = Save
owner-saved = Saved.
owner-accounts = Accounts
owner-accounts-many = { $many ->
    [0] No account
    [one] One account
   *[other] { $many } accounts
}
owner-search = Find a name
owner-find = Search
owner-manage = Manage
owner-opened = opened { $day }
owner-seen = last seen { $day }
owner-never-seen = signed in nowhere
owner-deals = { $deals ->
    [0] no deals
    [one] one deal
   *[other] { $deals } deals
}
owner-is-owner = owner
owner-locked = kept out: { $why }
owner-locked-until = kept out until { $day }: { $why }
owner-rename = Rename
owner-new-name = New name
owner-ban = Keep out
owner-ban-why = Why (the member can read it)
owner-ban-days = For how many days (0: for good)
owner-unban = Let in again
owner-reset = Code for a new passphrase
owner-reset-sure = The passphrase and the recovery codes of { $name } will open nothing any more.
owner-close = Close the account
owner-close-sure = Nothing will open the account of { $name } any more; what it holds stays.
owner-export = All that is stored (ZIP)
owner-erase = Erase
owner-erase-sure = All about { $name } is erased for ever. Type the name to say that it is meant.
owner-do = Do it
owner-cancel = Cancel
owner-code = This code opens the account of { $name } once. It is shown this one time:
owner-invitation-code = This invitation is shown this one time:
owner-invitations = Invitations
owner-invite = Draw an invitation
owner-invite-note = For whom
owner-invite-uses = How many people
owner-invite-days = For how many days
owner-invitation = { $note } · { $uses ->
    [one] one person
   *[other] { $uses } people
} · until { $day }
owner-withdraw = Withdraw
owner-reports = Reports
owner-no-reports = Nothing is reported.
owner-kind-report = Report
owner-kind-appeal = Appeal
owner-answer = What was done
owner-report-close = Close
owner-report-closed = closed: { $answer }
owner-acts = What was done
owner-act-settle = settings
owner-act-rename = renamed
owner-act-ban = kept out
owner-act-unban = let in again
owner-act-reset = code drawn
owner-act-close = closed
owner-act-erase = erased
owner-act-export = given out
owner-act-invite = invitation drawn
owner-act-withdraw = invitation withdrawn
owner-act-answer = report answered
owner-act-appoint = made an owner
owner-act-dismiss = no owner any more
owner-act-lock = kept out
owner-act-unlock = let in again
owner-act-remove = removed

owner-site-title = About this server
owner-site-run-by = Run by { $owner }
owner-site-contact = Contact
owner-site-legal = Legal notice
owner-site-nothing = The owner of this server has written nothing here yet.
owner-site-report = Report something, or appeal
owner-site-report-about = To the owner of this server: a remark or a name that does not belong here, or why you should be let in again.
owner-site-what = What happened
owner-site-where = Where (the address of the table, if you have it)
owner-site-how = How you want to be answered, if at all
owner-site-send = Send
owner-site-sent = Thank you: it has reached the owner of this server.

owner-trusted = Servers whose results are taken
owner-trusted-about = Sets and results are exchanged with these servers. Each owner gives the other the key of their server; one address is enough for both.
owner-trusted-name = Called here
owner-trusted-key = Key (64 digits)
owner-trusted-address = Address, if it is to be asked
owner-trusted-add = Add a server
owner-trusted-remove = Remove
owner-feeds = Results of other servers
owner-feeds-key = The key of this server, for owners who trust it:
owner-feeds-never = nothing yet
owner-feeds-none = No server is trusted yet.
owner-feeds-new = { $new ->
    [0] nothing new
    [one] one new result
   *[other] { $new } new results
}
owner-feeds-set = Set to take: its link or name
owner-feeds-from = from
owner-feeds-take = Take the set
owner-feeds-exchange = Exchange results now
owner-act-take-set = took a set
owner-act-exchange = exchanged results
