/**
 * Takes on the role of the application in a connection to PostgreSQL. It may do everything with the data except change
 * or delete what the audit holds; the migrations create it.
 */
export const AS_APPLICATION = '-c role=energy_application'

/**
 * Sets the time zone of a connection that Prisma uses. Prisma writes and reads times as those of UTC, without their offset.
 * A PostgreSQL that was set up on a machine with another time zone would take them for times of its own.
 */
export const IN_UTC = '-c timezone=UTC'
