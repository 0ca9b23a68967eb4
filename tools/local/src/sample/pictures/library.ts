/** A picture of the sample's library. */
export interface SamplePicture {
  /** Of its file in `pictures/`, without `.jpg`. */
  name: string
  /** Left out of some, as staff do at first. */
  alt?: string
  decorative?: true
  /** The part that stays visible in every crop, in per cent; by default the centre. */
  focal?: readonly [x: number, y: number]
}

/** The pictures of the sample's library, oldest first. Their files are drawn by `npx nx run local:pictures`. */
export const LIBRARY = [
  { name: 'solar-north-roof', alt: 'Solar panels on a tiled roof, low sun behind the trees', focal: [55, 60] },
  { name: 'heat-pump-brick-wall', alt: 'A white heat pump on gravel before a brick wall', focal: [48, 52] },
  { name: 'wind-turbines-dusk', focal: [27, 40] },
  { name: 'tank-room', alt: 'A green and a silver hot-water tank in a plant room', focal: [48, 58] },
  { name: 'joinery-yard', focal: [50, 52] },
  { name: 'charger-evening', alt: 'A charging post in a yard at dusk, a car behind it', focal: [34, 55] },
  { name: 'bakery-oven', alt: 'Loaves on two shelves of a glowing oven', focal: [50, 52] },
  { name: 'pylons-mist', alt: 'A row of pylons that fades into the morning mist', focal: [70, 45] },
  { name: 'meter-cupboard', alt: 'An open meter cupboard with a digital meter and nine breakers', focal: [50, 40] },
  { name: 'battery-hall', alt: 'An aisle between two rows of battery cabinets', focal: [46, 52] },
  { name: 'plant-room-pipes', alt: 'A blue, a red and a yellow pipe with valves and gauges', focal: [35, 42] },
  { name: 'solar-field-morning', alt: 'Rows of solar panels in a field in the morning', focal: [45, 55] },
  { name: 'millrace', decorative: true, focal: [50, 60] },
  { name: 'radiator-window', alt: 'A cast-iron radiator below a window with yellow curtains', focal: [52, 70] },
] as const satisfies readonly SamplePicture[]

export type PictureName = (typeof LIBRARY)[number]['name']
