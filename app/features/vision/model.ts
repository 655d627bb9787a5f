import { type Brand, brandFrom } from '~/brand/brand'

/** The month the current perspective was written in. */
export const perspectiveDate = '2025-01'

/** Unless the brand names a founder it is a role, which each language has its own words for. */
export const namesFounder = (brand: Brand) => brand.founder !== brandFrom().founder
