export const messages = {
  title: 'Who you will talk to',
  partners: 'the {product} partners',
  signature: 'The {product} partners',
  record: {
    between:
      '{voice, select, I {I sit between the people who buy care and the people who supply it, and belong to neither.} other {We sit between the people who buy care and the people who supply it, and belong to neither.}}',
    few: '{voice, select, I {I take few clients, so that every call is answered.} other {We take few clients, so that every call is answered.}}',
    letter:
      '{voice, select, I {I write the letter myself, and read every reply.} other {We write the letter ourselves, and read every reply.}}',
  },
  vision: '{voice, select, I {What I believe in} other {What we believe in}}',
}
