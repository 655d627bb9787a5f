/** What the built server reads from node_modules when it runs. All else is in the build. */
export const externals = ['@electric-sql/pglite', '@react-pdf/renderer', 'pg', 'pino', 'sharp']
