import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

const CTA = 'Talk to a specialist'

/** The products for storage, control and conversion of energy. */
export const MORE_PRODUCTS: SampleItem<'products'>[] = [
  {
    headerTitle: 'Energy storage',
    titlePrefix: 'Batteries and hot-water stores',
    titleDescription:
      'Batteries and hot-water stores that take in cheap energy at night and give it back through the expensive hours of the day.',
    cta: CTA,
    ctaImage: '/plates/storage.svg',
    details: paragraphs(
      'Batteries from 50 kWh in steps of 50, indoors or in a cabinet outside. Hot-water stores from 1,000 litres, insulated on site to fit through any door.',
      'Both speak to the same controls, so that the cheaper store is always filled first.',
    ),
    sections: [
      calling(
        'Ask what a store would earn',
        section(
          'Power',
          'Batteries',
          'Iron phosphate cells, which keep cool and last. Each cabinet watches the temperature of every block and can be switched off by itself.',
        ),
      ),
      pictured(
        '/plates/heat-pump.svg',
        section(
          'Heat',
          'Hot-water stores',
          'A tank holds a day of heat for a fraction of what a battery costs. It goes together with a heat pump, an engine or a surplus of solar.',
        ),
      ),
    ],
    subTitles: [
      point('Night', 'Filled', 'From cheap hours, or from your own roof by day.'),
      point('Evening', 'Emptied', 'Through the hours in which power costs most.'),
      point('Always', 'A reserve', 'You say how much is kept back for a power cut.'),
    ],
  },
  {
    headerTitle: 'Asset controls',
    titlePrefix: 'One screen for all your plant',
    titleDescription:
      'Small controllers beside your machines and one screen above them: what runs, what it costs and what it should be doing.',
    cta: CTA,
    ctaImage: '/plates/asset-controls.svg',
    details:
      'Controllers that read the usual protocols of heating, cooling and ventilation, with meters for what speaks none. They go on working by themselves when the internet does not.',
    sections: [
      section(
        'See',
        'One page',
        'Every machine has one line: running or resting, its use today, its use on a usual day like this. What is out of the ordinary stands on top.',
      ),
      pictured(
        '/plates/heat-pump.svg',
        section(
          'Steer',
          'Rules in plain words',
          'No ventilation below a certain number of people. No heating with the doors open. You can read every rule, and switch each of them off.',
        ),
      ),
    ],
    subTitles: [
      point('Open', 'Your data', 'Every reading can be taken out as a file, at any time.'),
      point('Safe', 'Local first', 'Nothing stops because a line is down.'),
      point('Plain', 'Said by message', 'A fault comes with its likely reason.'),
    ],
  },
  {
    headerTitle: 'Hydrogen',
    titlePrefix: 'Electrolysers for pilot plants',
    titleDescription:
      'Electrolysers, dryers and small stores in one container, for pilot plants that have to show what hydrogen costs where you are.',
    cta: CTA,
    ctaImage: '/plates/hydrogen.svg',
    details:
      'A container with an electrolyser, a dryer, a compressor and a store for one day. It needs power, drinking water and a level place, and is taken away again when the pilot has ended.',
    sections: [
      section(
        'Make',
        'From water and power',
        'About nine litres of water and some fifty-five kilowatt hours go into a kilogram. Both are metered, and so is the heat that can be used next door.',
      ),
      pictured(
        '/plates/storage.svg',
        section(
          'Keep',
          'Small and outdoors',
          'The store is as small as the pilot allows and stands in the open, with the distances that the rules ask for drawn on your site plan.',
        ),
      ),
    ],
    subTitles: [
      point('Heat', 'Used', 'What the electrolyser warms can warm a building.'),
      point('Oxygen', 'Offered', 'Fish farms and water works may want it.'),
      point('Figures', 'Yours', 'The readings of the pilot belong to you.'),
    ],
  },
]
