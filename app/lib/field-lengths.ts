/** How many characters a field of a form takes. Schemas and pages both read them; those of one form are in its feature's `model.ts`. */
export const nameLength = 120
export const emailLength = 254
export const organizationLength = 160
