/** The fee of each SIM service, in poisha: charged by the backend, shown by the site before anything is typed. */
export const serviceFees = {
  sim_replacement: 25_000,
  esim_migration: 20_000,
  mnp: 40_000,
  ownership_transfer: 30_000,
} as const;
