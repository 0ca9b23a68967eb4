import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

const CTA = 'Talk to a specialist'

/** The first of the company's seven services: those for bills and existing installations. */
export const SERVICES: SampleItem<'services'>[] = [
  {
    headerTitle: 'Business electricity',
    titlePrefix: 'Compare and switch',
    titleDescription:
      'We compare providers on your real usage and move you to a tariff locked for up to five years, with the paperwork done for you and savings of up to 40%.',
    cta: CTA,
    ctaImage: '/plates/business-electricity.svg',
    blocks: '',
    details: paragraphs(
      'Send us one bill. From it we read what you use, when you use it and when your contract ends, and lay every offer on the market beside it.',
      'You get one recommendation with its reasons on a single page: price per unit, standing charge, length and what happens at the end. If your present contract is the better one, we say so.',
      'You sign once. We give notice to the old provider, check the opening reading and look over the first bill.',
    ),
    sections: [
      pictured(
        '/plates/assessment.svg',
        calling(
          'Send us a bill',
          section(
            'Compare',
            'On what you use, not on an average',
            'Two businesses with the same yearly use can need different tariffs. A bakery buys most of its power at night, an office by day. We compare on your own half-hourly readings where your meter has them.',
          ),
        ),
      ),
      section(
        'Switch',
        'Nothing goes dark',
        'The same cables and the same meter bring the power; only the name on the bill changes. A switch takes two to four weeks, and you need not be there for any of it.',
      ),
    ],
    subTitles: [
      point('Price', 'Per unit and per day', 'Both, times your own use: one sum to set beside another.'),
      point('Term', 'Up to five years', 'Locked for as long as you choose, and not a day longer.'),
      point('Paperwork', 'Done for you', 'Notice, opening reading and first bill never reach your desk.'),
    ],
  },
  {
    headerTitle: 'Asset controls',
    titlePrefix: 'One screen for all your plant',
    titleDescription:
      'Boilers, chillers and pumps tuned to run when they are needed and rest when they are not, watched from one screen that shows what each of them costs by the hour.',
    cta: CTA,
    ctaImage: '/plates/asset-controls.svg',
    blocks: '',
    details: paragraphs(
      'Most plant rooms run to a timetable that somebody set years ago. We connect what is there, measure it for two weeks and then change one thing at a time.',
      'Existing controllers stay wherever they can be read. Where they cannot, we fit a small one beside them.',
    ),
    sections: [
      pictured(
        '/plates/assessment.svg',
        section(
          'Find',
          'What runs when nobody is there',
          'The first week of readings nearly always shows a pump, a fan or a heater that works through the weekend. We list each with what it costs, so that you can decide what may stop.',
        ),
      ),
      calling(
        'Ask about your plant',
        section(
          'Keep',
          'A fault is seen before it is felt',
          'The controls learn what is usual for each machine. When one begins to draw more for the same work, an engineer looks at it and calls you with a reason and a price.',
        ),
      ),
    ],
    subTitles: [
      point('Before', 'Two weeks of readings', 'Nothing is changed until we know what each machine does.'),
      point(
        'During',
        'One change at a time',
        'Every change is measured by itself, and taken back if it does not help.',
      ),
      point(
        'After',
        'One screen',
        'What runs, what it costs and who has switched it, on a page you can open anywhere.',
      ),
    ],
  },
  {
    headerTitle: 'Energy storage',
    titlePrefix: 'Batteries and hot-water stores',
    titleDescription:
      'Batteries and hot-water stores that take in cheap energy at night and give it back through the expensive hours, sized from your readings and planned a day ahead.',
    cta: CTA,
    ctaImage: '/plates/storage.svg',
    blocks: '',
    details: paragraphs(
      'A store earns its price by the difference between what energy costs when it goes in and what it costs when it comes out. We work that out on your own tariff before we propose a size.',
      'Heat is often the cheaper thing to keep: where you need hot water, a tank comes before a battery.',
    ),
    sections: [
      section(
        'Size',
        'As small as does the work',
        'The first part of a battery works every day, the last part on a few days a year. We show you the value of each step, so that the size is your choice and not ours.',
      ),
      pictured(
        '/plates/asset-controls.svg',
        section(
          'Run',
          'Planned a day ahead',
          'The controls read tomorrow’s prices and tomorrow’s weather, decide when to fill and when to empty, and keep back what you want to have for a power cut.',
        ),
      ),
    ],
    subTitles: [
      point('Site', 'Where it may stand', 'We check access, ventilation and fire separation first.'),
      point('Grid', 'Permission to connect', 'We apply to the network operator and tell you what it asks.'),
      point(
        'Care',
        'Looked after',
        'Remote checks, a yearly visit and a telephone number with an engineer at the end.',
      ),
    ],
  },
]
