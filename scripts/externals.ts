/** Packages that the built server loads from node_modules. All others are bundled. */
export const externals = ['@electric-sql/pglite', '@react-pdf/renderer', 'pg', 'pino', 'sharp']
