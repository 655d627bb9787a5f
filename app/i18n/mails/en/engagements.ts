export const engagements = {
  why: 'You receive this because you can answer this offer for your organisation at {host}.',
  facts: {
    organisation: 'Organisation',
    offer: 'Offer',
    amount: 'Amount, excluding VAT',
    freeAmount: 'Amount',
    validUntil: 'Can be accepted until',
    decidedAt: 'When',
    by: 'Decided by',
    accepted: 'What was accepted',
    reason: 'Reason',
    message: 'Message',
  },
  /** To those who may accept for their organisation. */
  partner: {
    offered: {
      subject: 'Our offer: {offer}',
      preview: 'You can accept it until {date}.',
      title: 'An offer for {organisation}',
      text: 'Here is our offer, also as a PDF attached to this mail. You are one of those who can accept it for {organisation}. If anything should be different, reply to this mail.',
      button: 'Look at the offer',
    },
    accepted: {
      subject: 'Accepted: {offer}',
      preview: '{self, select, yes {You have} other {{by} has}} accepted the offer.',
      title: 'Thank you, the offer is accepted',
      text: '{self, select, yes {You have} other {{by} has}} accepted our offer for {organisation}. The offer is attached once more. We will get in touch about when we begin.',
      button: 'Look at the engagement',
    },
    declined: {
      subject: 'Declined: {offer}',
      preview: '{self, select, yes {You have} other {{by} has}} declined the offer.',
      title: 'The offer is declined',
      text: '{self, select, yes {You have} other {{by} has}} declined our offer for {organisation}. There is nothing more that you need to do. If something else would suit you, reply to this mail.',
      button: 'Look at the offer',
    },
    withdrawn: {
      subject: 'Withdrawn: {offer}',
      preview: 'The offer can no longer be accepted.',
      title: 'We have withdrawn an offer',
      text: 'Our offer for {organisation} can no longer be accepted. If you have a question about it, reply to this mail.',
      button: 'Look at the offer',
    },
    expired: {
      subject: 'Expired: {offer}',
      preview: 'The last day to accept the offer is over.',
      title: 'An offer has expired',
      text: 'The last day to accept our offer for {organisation} is over. If you would still like it, reply to this mail and we make a new one.',
      button: 'Look at the offer',
    },
  },
  /** To the colleague who leads it, or to the team. */
  team: {
    accepted: {
      subject: 'Accepted by {organisation}: {offer}',
      preview: '{by} has accepted the offer.',
      title: '{organisation} has accepted',
      text: '{by} has accepted the offer. Set the day on which it starts, so that what was promised gets its due dates.',
    },
    declined: {
      subject: 'Declined by {organisation}: {offer}',
      preview: '{by} has declined the offer.',
      title: '{organisation} has declined',
      text: '{by} has declined the offer.',
    },
    expired: {
      subject: 'Expired: {offer}, {organisation}',
      preview: 'Nobody has answered the offer.',
      title: 'The offer to {organisation} has expired',
      text: 'Nobody has answered it. You can renew it with the prices of today.',
    },
    endsSoon: {
      subject: 'Ends on {date}: the offer to {organisation}',
      preview: 'Nobody has answered it yet.',
      title: 'The offer to {organisation} ends on {date}',
      text: 'Nobody has answered it yet. Perhaps they have a question?',
    },
    requested: {
      subject: '{name} asks for {offer}',
      preview: 'A request of a member.',
      title: '{name} asks for {offer}',
      text: 'A member asks for this program. You can make a draft of an offer from it.',
    },
    button: 'Open it',
  },
}
