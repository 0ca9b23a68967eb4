/** The sections of ours that the page of a service can have after its story, in their order. */
export const BLOCKS = { steps: 'How it works', tariffs: 'Tariff types' } as const
