import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

const CTA = 'Talk to a specialist'

/** The company's first three products, which the home page shows. */
export const PRODUCTS: SampleItem<'products'>[] = [
  {
    headerTitle: 'Heat pumps',
    titlePrefix: 'Low-carbon heat for large buildings',
    titleDescription: paragraphs(
      'Three parts of outdoor air and one of electricity, turned into heat for rooms, water and processes.',
      'A heat pump does not make heat, it moves it. For each part of electricity it carries three parts of heat in from outdoors, and your radiators get all four.',
    ),
    cta: CTA,
    ctaImage: '/plates/heat-pump.svg',
    details: paragraphs(
      'Air, ground and water source units from 40 kW to 2 MW, alone or in a row that shares the work.',
      'The figures on this page are for a mild winter day. On the coldest days a heat pump carries less for each part of electricity; your own figures stand in the first sizing.',
      '## Where the heat comes from',
      '- **Air** is everywhere and needs no drilling.\n- **Ground** is warmer in January than the air above it.\n- **Water** from a river, a mine or a sewer carries most of all.',
      '> Not the pump is large or small, the building is.',
      'Which one suits you is decided by two weeks of readings: [talk to us](/contact) before you compare machines.',
    ),
    sections: [
      pictured(
        '/plates/asset-controls.svg',
        section(
          'Controls',
          'Runs when power is cheap',
          'A tank of hot water lets the pump work at night and rest at tea time. The controls read tomorrow’s prices and tomorrow’s weather, and plan the day for you.',
        ),
      ),
      pictured(
        '/plates/solar.svg',
        calling(
          'Ask about both',
          section(
            'Together',
            'Better with a roof of solar',
            'Panels feed the pump directly through the middle of the day. What is left over goes to the tank, the battery or the grid, in that order.',
          ),
        ),
      ),
    ],
    subTitles: [
      point('Before', 'Measured first', 'Two weeks of readings show how much heat you use, and when.'),
      point(
        'During',
        'Fitted without a cold day',
        'The old plant keeps running until the new one has carried the load.',
      ),
      point('After', 'Watched every hour', 'We see a fault before you feel it, and tell you what it cost.'),
    ],
  },
  {
    headerTitle: 'Solar',
    titlePrefix: 'Rooftop and ground arrays',
    titleDescription:
      'Rooftop and ground arrays matched to your daytime load, so more of what you make is used where it is made and less is sold for little.',
    cta: CTA,
    ctaImage: '/plates/solar.svg',
    details: 'Panels, frames and inverters from 10 kW up, on flat roofs, pitched roofs, car parks and open ground.',
    sections: [
      section(
        'Roof',
        'Few holes, or none',
        'On flat roofs the frames stand by their own weight. On pitched roofs they are clamped to the seams wherever the covering has seams.',
      ),
      section(
        'Ground',
        'Room for sheep',
        'Ground arrays stand high enough to graze and to mow beneath, on posts that can be pulled out again.',
      ),
      pictured(
        '/plates/storage.svg',
        calling(
          'Ask about both',
          section(
            'Together',
            'Noon kept for the evening',
            'Inverters are ready for a battery, whether one comes at once or in some years. Until then what you do not use goes to the grid.',
          ),
        ),
      ),
    ],
    subTitles: [
      point('By the row', 'Measured', 'A row that falls behind its neighbours is seen the same day.'),
      point('By the hour', 'Matched', 'Direction and slope follow the hours in which you use power.'),
      point('By the year', 'Looked after', 'Cleaned and checked when it is worth it, not by the calendar.'),
    ],
  },
  {
    headerTitle: 'Gas engine',
    titlePrefix: 'One engine, two kinds of energy',
    titleDescription:
      'Heat and electricity from a single engine on site, for places that need both for most of the year and have the gas, or the biogas, to feed it.',
    cta: CTA,
    ctaImage: '/plates/gas-engine.svg',
    details:
      'Engines from 50 kW to 1 MW of electricity under a sound hood, with a heat exchanger for the exhaust and one for the cooling water. They run on natural gas, and on biogas where it is clean enough.',
    sections: [
      section(
        'Heat',
        'Nothing up the flue that can be used',
        'The exhaust gives steam or very hot water, the cooling water gives heating. What is left is too cool to be worth a pipe.',
      ),
      pictured(
        '/plates/business-electricity.svg',
        section(
          'Power',
          'In step with the grid',
          'The engine follows your load. It can also stand in for the grid during a cut, where that is planned from the start.',
        ),
      ),
    ],
    subTitles: [
      point('Fuel', 'Gas or biogas', 'One burner map for each, changed without a visit.'),
      point('Sound', 'Under a hood', 'Planned by the nearest window, not by the data sheet.'),
      point('Hours', 'Counted', 'Service is due by running hours.'),
    ],
  },
]
