export const inbox = {
  subject: {
    contact: 'Re: Your request to {product}: {interest}',
    circles: 'Re: Your request for a seat at a Health Circle',
  },
  wrote: 'You wrote on {date}',
}
