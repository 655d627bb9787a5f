import { type Brand, brandFrom } from '~/brand/brand'

/** The month the current perspective was written in. */
export const perspectiveDate = '2025-01'

/** Without a founder set, the default is not a name and the page shows a translated text instead. */
export const namesFounder = (brand: Brand) => brand.founder !== brandFrom().founder
