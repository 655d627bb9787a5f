/** Keys of PostgreSQL's advisory locks, in one place so that no two are the same. The numbers mean nothing. */
export const advisoryLocks = {
  migrations: 7_305_001,
  setupLinks: 7_305_002,
  memberImport: 7_305_003,
  sampleContent: 7_305_004,
  organisationNames: 7_305_005,
  securityEvents: 7_305_006,
} as const
