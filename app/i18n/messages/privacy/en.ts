export const messages = {
  eyebrow: 'Personal data',
  title: 'Privacy',
  lead: 'What this site stores about you, why, for how long, and what you can do about it.',
  whoTitle: 'Who is responsible',
  whoText: '{product} decides how the data is used and is responsible for it. Write to {email} or call {phone}.',
  recordsTitle: 'What we store',
  columns: { occasion: 'When', stored: 'What is stored', why: 'Why', basis: 'Legal basis (GDPR)', time: 'How long' },
  bases: {
    request: 'You asked for it, before or under an agreement: <art>Art. 6(1)(b)</art>',
    consent: 'Your consent: <art>Art. 6(1)(a)</art>',
    interest: 'Our interest in a service that works and is not abused: <art>Art. 6(1)(f)</art>',
    duty: 'The law demands it of us: <art>Art. 6(1)(c)</art>',
    none: 'None needed: no personal data',
  },
  months: '{count, plural, one {#\u00a0month} other {#\u00a0months}}',
  hours: '{count, plural, one {#\u00a0hour} other {#\u00a0hours}}',
  days: '{count, plural, one {#\u00a0day} other {#\u00a0days}}',
  records: {
    contact: {
      occasion: 'You write to us',
      stored: 'Name, organization, email address, interest, message, language, time and our answers',
      why: 'To answer you within {hours} hours',
      time: '{requests}',
    },
    access: {
      occasion: 'You ask to join',
      stored:
        'Name, email address, organization, role, reason, language and time, and what you corrected or sent again; when we opened it and wrote to you, our notes, our decision and what follows from it; the links to its status, as hashes',
      why: 'To decide and tell you within {from}–{to} business days',
      time: '{requests}; a link {statusLinks} after the decision. If you withdraw the request, all that you wrote and our notes on it are removed at once; what stays is that there was one, and the log of what admins did',
    },
    circles: {
      occasion: 'You ask for a seat in a circle',
      stored:
        'Name, email address and why you want to join; organization, role, country, session and interests if you give them; the words you agreed to, language, time and our answers',
      why: 'To put a session together and invite you',
      time: '{requests}, or until you withdraw your consent',
    },
    newsletter: {
      occasion: 'You sign up for Strategy Signals',
      stored: 'Email address, language, the words you agreed to, and when you signed up, confirmed and left',
      why: 'To send you the letter, and to be able to show that you asked for it',
      time: 'Not confirmed: {unconfirmed}. Confirmed: until you leave, and {unsubscribed} after that',
    },
    account: {
      occasion: 'You have an account, or are to be invited to one',
      stored:
        'Email and earlier ones, name, password as a hash, your passkeys (public part, name, last use), the encrypted key of your authenticator app and recovery codes as hashes, which person you are at your organisation’s sign-in if you use it, language, role and level, when you last signed in and when we asked whether you still need it, the organisation you belong to with our notes on it, where you are signed in and when you last proved that it is you, your answers to events with your place on waitlists and the seats you were offered and whether other guests see your name, the encrypted address of your private calendar and what it shows, which mails about events we sent you and whether you want to be told of new ones, what you downloaded, who invited you or proposed you and whom you have proposed, how you want to work here: start page, digest, saved lists, first steps',
      why: 'So that you can sign in and see what is yours',
      time: 'As long as the account; one that nobody signs in to for {inactive} is ended {inactiveEnded} after we have asked you, and asked again after {inactiveAskedAgain}; what you downloaded {downloads}, which mails about events you got {guestMails}; an invitation {unconfirmed} after it has expired; a list of people to be invited, and a colleague whom a member has proposed, {unconfirmed}; a session {idle} after the last visit, at most {most} (admins: {adminIdle}, {adminMost})',
    },
    directory: {
      occasion: 'You describe yourself to other members, or choose to be in their directory',
      stored:
        'Title, country, what you seek and what you offer, as far as you fill them in; your name and role; who may see each field, the words you agreed to, language, and when you changed it',
      why: 'So that the members you choose can find you; nobody sees a field you have not chosen to show',
      time: 'What you show: until you change it or leave the directory, at once. The rest: as long as the account',
    },
    consents: {
      occasion: 'You agree to something, or withdraw it',
      stored:
        'The words you agreed to, their version and language, when and how; your account or email address; for the directory, what you chose',
      why: 'To be able to show what you agreed to, as the law demands, and to show it to you',
      time: 'As long as we use what you agreed to, and {unsubscribed} after that. For the directory and your name among guests: as long as the account',
    },
    engagements: {
      occasion: 'Your organisation asks for a program, gets an offer or takes one',
      stored:
        'Which program you asked for and what you wrote with it; the offer with its prices, who may accept it, who accepted or declined it, when and in which words; what was agreed, by when, who completed and accepted it, with the reasons given and the files; whom we introduced your organisation to, with name, role and organisation, when, and whether you met; the hours a hospital gave, with who entered them',
      why: 'To offer, agree and carry out what your organisation takes, and to show what was agreed',
      time: 'What was carried out: {engagements} after its end, as bookkeeping demands. An offer that came to nothing, and what you asked for: {offers}. Hours of a hospital: as long as the page of your organisation here. If your data is erased, your name and your words are removed from it. If we introduced someone to you who wants to be named no longer, we remove the introduction when they ask',
    },
    dialogue: {
      occasion: 'You write with our team here for your organisation',
      stored:
        'What you write and attach, your name, whom you mention, the time, and how far you have read; a message that you have begun and not sent; who of us looks after it and since when an answer waits; for a reply by email a hash by which we know that it is stored already',
      why: 'So that your organisation and our team have one dialogue; your colleagues here and our team can read it',
      time: 'A thread {threads} after its last message, or as long as the engagement that it is about; the hash of a reply {inboundMails}; a message that was not sent {drafts} after its last change. If your data is erased, your name, your messages and their files are removed from it',
    },
    interests: {
      occasion: 'You say that you would come to the next event',
      stored: 'That you said so, and when',
      why: 'To tell you when one is announced',
      time: '{interests}, or until your account is closed, if that is sooner',
    },
    rights: {
      occasion: 'You use your rights to your data',
      stored:
        'Your address, which right, when, and for a few days an encrypted copy of your data; after an erasure a number that can only be compared, and leads to nobody',
      why: 'To do what you asked for, and to erase you again from a backup that is restored',
      time: 'A copy {copies} at most; a restriction or an objection as long as it is in effect; the number of someone erased {erased}',
    },
    teamNotes: {
      occasion: 'We talk with you or with your organisation',
      stored: 'What our team notes about it, who wrote it and when; other members never see it',
      why: 'So that a colleague knows what was agreed',
      time: 'As long as your account, or your organisation’s page here; without an account {requests}',
    },
    editing: {
      occasion: 'You edit the site’s content',
      stored:
        'Your email address with each version you saved, with each document and picture you changed last, and with each mail about an event that you wrote or sent; what you have typed and not yet saved',
      why: 'So that earlier versions can be restored and colleagues know whom to ask',
      time: 'A version: {revisions} after a newer one has replaced it. Documents, pictures and mails about an event: as long as they exist. Unsaved text: {drafts} after its last change',
    },
    log: {
      occasion: 'An admin acts on your request or account or opens its page, or you act as an admin',
      stored: 'Who did what and when, with the name and email address of the person concerned',
      why: 'So that it is clear who decided what',
      time: '{log}',
    },
    security: {
      occasion: 'You sign in, or something happens to your account or data',
      stored:
        'What happened and when, with the number of your account and your network, shortened so that it does not lead to you',
      why: 'So that misuse of an account is noticed',
      time: '{securityEvents}',
    },
    chat: {
      occasion: 'You write in the chat',
      stored:
        'What you write, the language and the time, without your name or address, when the chat reaches our team. Otherwise nothing',
      why: 'To answer you',
      time: '{requests}',
    },
    mails: {
      occasion: 'We send you an email',
      stored: 'The email, your address, and whether it could be delivered',
      why: 'So that no email is lost or sent twice',
      time: '{mails}',
    },
    limits: {
      occasion: 'You send any form, or open the link to your request',
      stored:
        'Your network (IP address) and, when you sign in, the email address you typed, as hashes that only our server can make; and how many attempts there were',
      why: 'To slow down those who send forms or guess passwords by the thousand',
      time: 'An hour or less, at most {limits}',
    },
    clicks: {
      occasion: 'You follow certain links',
      stored: 'How many times the link was followed that day',
      why: 'To see which pages are of use',
      time: 'Indefinitely: it identifies no one',
    },
    views: {
      occasion: 'You open a public page',
      stored: 'How many times the page was opened that day',
      why: 'To see which pages are of use',
      time: 'Indefinitely: it identifies no one',
    },
  },
  browserTitle: 'In your browser',
  browserText:
    'No cookie here tracks you, and no other company sets one. That is why no banner asks you to accept any. What is stored follows from what you choose or do:',
  cookie: 'cookie',
  storage: 'local storage',
  session: 'session storage',
  things: {
    language: 'The language you chose, for a year. Sent to us with each page, so that it comes in that language.',
    theme: 'Dark or light. Never sent to us.',
    notice: 'Which notice you have closed. Never sent to us.',
    session:
      'That you are signed in, until you sign out: at the latest {idle} after your last visit and {most} after you signed in; for admins {adminIdle} and {adminMost}. Sent to us with each page.',
    signedIn:
      'A yes or no: whether someone is signed in here, so that public pages can show the way back to the members’ pages. It ends with the session and says nothing about you. Sent to us with each page.',
    secondStep:
      'That your password was right, for a few minutes, until you have shown your second factor. Sent to us with each page.',
    device:
      'That you have signed in from this browser before, for a year: so that wrong passwords typed by others can’t keep you out. It tells nobody who you are. Sent to us with each page.',
    recent:
      'The members’ pages you have opened in this tab, so that the search can offer them, until the tab is closed or you sign out. Never sent to us.',
    draft:
      'What you have typed on a members’ page and not sent, until it is sent or the tab is closed. A message to our team, and what admins type, is stored by us too, until it is sent or saved.',
    shortcuts: 'That you have switched off keyboard shortcuts in the admin area. Never sent to us.',
  },
  clicksTitle: 'Counted clicks and pages',
  clicksText:
    'We count how many times a day some links and buttons are used and each public page is opened, and keep the number alone: not who, from where or at what hour. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), your clicks and pages are not counted at all.',
  processorsTitle: 'Who else handles it',
  processorsText: 'Companies that work on our instructions, under an agreement according to Art. 28:',
  processors: {
    hosting: 'The company that runs the server',
    database: 'The company that runs the database',
    files: 'The company that stores pictures and documents',
    mail: 'The company that delivers our email',
    letter: '{provider}, in the USA, which sends Strategy Signals to confirmed addresses',
    content: 'The company that keeps the site’s texts; it gets no data of members',
  },
  notSold: 'We sell nothing, and hand nothing to anyone else unless the law requires it.',
  rightsTitle: 'Your rights',
  rightsText: 'You may at any time, at no cost:',
  rights: {
    see: 'see what we have about you (Art. {article})',
    correct: 'have it corrected (Art. {article})',
    delete: 'have it deleted (Art. {article})',
    restrict: 'have its use restricted (Art. {article})',
    take: 'receive it in a form that can be moved elsewhere (Art. {article})',
    object: 'object to a use that rests on our interest (Art. {article})',
    withdraw: 'withdraw a consent; what was done before stays lawful (Art. {article})',
  },
  rightsCopy:
    'Use them yourself: with an account on <account>Your data</account>, without one on <copy>What do you have about me?</copy>. There you get a copy, tell us what is wrong, object, restrict or erase.',
  rightsHow:
    'You can also write to <mail>{email}</mail>, from the address it concerns if you can. You will have an answer within a month. You can unsubscribe from any issue of the letter yourself, with one click.',
  authoritiesTitle: 'If we disagree',
  authoritiesText: 'You may complain to the authority where you live or work:',
  countries: { sweden: 'Sweden', norway: 'Norway', finland: 'Finland' },
  authorities: {
    sweden: 'Integritetsskyddsmyndigheten (IMY)',
    norway: 'Datatilsynet',
    finland: 'Office of the Data Protection Ombudsman',
  },
  securityTitle: 'Report a security problem',
  securityText:
    'Write to {email} what you have found and how to see it. Please do not read or change what belongs to others, and give us time to mend it before you tell others. We answer within {hours} hours.',
  updated: 'Last changed on {date}.',
}
