/**
 * Takes on the role of the application in a connection to PostgreSQL. It may do everything with the data except change
 * or delete what the audit holds; the migrations create it.
 */
export const AS_APPLICATION = '-c role=energy_application'
