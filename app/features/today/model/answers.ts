export type Answers = { invited: number; attending: number; declined: number; seats: number | null }

/** Less than half of the seats are taken or, without a number of seats, less than half of those invited have answered. */
export function isShortOfAnswers({ invited, attending, declined, seats }: Answers): boolean {
  if (invited === 0) return false
  if (seats !== null) return attending * 2 < Math.min(seats, invited)
  return (attending + declined) * 2 < invited
}

/** `3 of 14 seats`, `5 of 40 answers`. */
export const answersOf = ({ invited, attending, declined, seats }: Answers) =>
  seats === null ? `${attending + declined} of ${invited} answers` : `${attending} of ${seats} seats`
