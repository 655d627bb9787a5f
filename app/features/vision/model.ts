/** The month the current perspective was written in. */
export const perspectiveDate = '2025-01'
