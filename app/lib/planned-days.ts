/** The days that forms of plans take. Far enough for every plan; a year with a slip in it is refused. */
export const plannedDays = { first: '2020-01-01', last: '2099-12-31' }
