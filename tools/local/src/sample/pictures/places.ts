import type { Kind } from '@energy/contracts/content'
import type { PictureName } from './library.ts'

/** A picture in a place of an item, with an alternative text for this place if it needs one. */
export interface Placed {
  name: PictureName
  alt?: string
}

/** The places of an item that show pictures of the library. Without them they show its illustrations. */
export interface Places {
  cta?: Placed
  /** By the number of the section, from 0. */
  sections?: Readonly<Record<number, Placed>>
}

/** Which items show pictures of the library, by their titles. The other places show illustrations. */
export const PLACES: { readonly [K in Kind]?: Readonly<Record<string, Places>> } = {
  services: {
    'Business electricity': { sections: { 0: { name: 'meter-cupboard' } } },
    'Energy storage': { sections: { 1: { name: 'battery-hall' } } },
    'Heat pumps': { cta: { name: 'heat-pump-brick-wall' } },
    Solar: { cta: { name: 'solar-field-morning' } },
  },
  products: {
    Solar: { sections: { 2: { name: 'solar-north-roof' } } },
    'Energy storage': { cta: { name: 'tank-room' } },
    'Asset controls': { cta: { name: 'plant-room-pipes' } },
  },
  blogs: {
    'Five figures on an electricity offer': { cta: { name: 'pylons-mist' } },
    'What a solar roof does in December': {
      cta: { name: 'solar-north-roof', alt: 'A solar roof under a low winter sun' },
    },
    'What an old building asks of a heat pump': { cta: { name: 'radiator-window' } },
    'When a battery pays, and when it does not': {
      sections: {
        3: { name: 'joinery-yard', alt: 'The yard of a joinery with stacks of timber and panels on its roof' },
      },
    },
    'How to read your half-hourly data': { sections: { 1: { name: 'bakery-oven' } } },
  },
}
