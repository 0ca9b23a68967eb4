import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

const CTA = 'Talk to a specialist'

/** The services for new installations: study, design, installation, maintenance. */
export const MORE_SERVICES: SampleItem<'services'>[] = [
  {
    headerTitle: 'Hydrogen',
    titlePrefix: 'Studies and pilot plants',
    titleDescription:
      'Feasibility studies and pilot plants for processes that electricity cannot reach: high heat, heavy vehicles and long storage on sites that have the room and the reason for it.',
    cta: CTA,
    ctaImage: '/plates/hydrogen.svg',
    blocks: 'none',
    details: paragraphs(
      'Hydrogen costs more energy to make than it gives back. There are places where it is right all the same, and our first task is to find out whether yours is one of them.',
      'A study ends in a plain yes or no, with the figures behind it. You know about safe distances, permits and water before you spend on equipment.',
    ),
    sections: [
      section(
        'Study',
        'Four questions first',
        'How hot must the process be? How long must the energy keep? Is there power to spare on site? Who would use the heat and the oxygen that are left over?',
      ),
      pictured(
        '/plates/assessment.svg',
        section(
          'Pilot',
          'Small and measured',
          'A pilot plant runs for a season beside what you have. You see what a kilogram costs in power, water and attention, and can stop there.',
        ),
      ),
    ],
    subTitles: [
      point('Weeks 1 to 3', 'Site and process', 'We measure what is used now, and at which temperature.'),
      point(
        'Weeks 4 to 6',
        'Design and price',
        'Two variants with their costs, and the one without hydrogen beside them.',
      ),
      point('Week 7', 'Yes or no', 'A recommendation that you can take to any other company.'),
    ],
  },
  {
    headerTitle: 'Heat pumps',
    titlePrefix: 'Design, installation and care',
    titleDescription:
      'We measure how much heat your building uses and when, choose and fit the heat pump that matches, and watch it every hour so that a fault is found before you feel it.',
    cta: CTA,
    ctaImage: '/plates/heat-pump.svg',
    blocks: '',
    details: paragraphs(
      'Two weeks of readings come before any drawing. They show how warm the water in your radiators really has to be, and that decides what a heat pump will cost to run.',
      'We find out which grants apply and write the applications. The old plant keeps running until the new one has carried the load through its first cold days.',
    ),
    sections: [
      pictured(
        '/plates/assessment.svg',
        section(
          'Measure',
          'The building first, the machine second',
          'A draughty door or a valve that no longer closes can cost more heat than a larger machine would bring. What is cheaper to mend we mend first.',
        ),
      ),
      calling(
        'Ask for a first sizing',
        section(
          'Fit',
          'Without a cold day',
          'Foundations, pipes and cables are made while the old boiler works. The change itself is a matter of hours, and takes place when your building is empty.',
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
    titlePrefix: 'Survey, installation and cleaning',
    titleDescription:
      'From the roof survey to the yearly cleaning: we plan panels around the hours in which you use power, so that most of what they make never leaves the building.',
    cta: CTA,
    ctaImage: '/plates/solar.svg',
    blocks: '',
    details: paragraphs(
      'A structural engineer looks at the roof before we draw anything on it. You then get a plan by the hour: what the panels make, what you use of it and what goes to the grid.',
      'We apply to the network operator, hand over the certificates and register the meter.',
    ),
    sections: [
      section(
        'Plan',
        'East and west count, too',
        'Panels to the south make the most at noon. Panels to the east and west make less, but in the morning and the evening, when many businesses need it. We plan for your day.',
      ),
      pictured(
        '/plates/asset-controls.svg',
        section(
          'Care',
          'A row that falls behind is seen',
          'Every row is measured. When one makes less than its neighbours, we find out whether it is dirt, shade or a fault, and tell you whether it is worth a visit.',
        ),
      ),
    ],
    subTitles: [
      point('Roof', 'Strong enough', 'A structural check comes first and costs nothing if the answer is no.'),
      point('Hours', 'Matched to your day', 'The plan follows your readings, not a brochure.'),
      point('Years', 'Kept clean', 'Checked from afar every day, and by hand once a year.'),
    ],
  },
  {
    headerTitle: 'Gas engine',
    titlePrefix: 'Heat and electricity on site',
    titleDescription:
      'For places that need heat and electricity at the same hours: we plan, fit and service engines that make both, and say plainly when something cleaner would do the work.',
    cta: CTA,
    ctaImage: '/plates/gas-engine.svg',
    blocks: '',
    details: paragraphs(
      'An engine on site uses the heat that a power station throws away. That only pays where the heat is wanted for most of the year: in a pool, a laundry, a brewery, a hospital.',
      'We plan every engine so that it can take biogas later where that is in sight, and so that a heat pump can take over its place.',
    ),
    sections: [
      section(
        'Plan',
        'By the heat, not by the power',
        'Power that is not needed can be sold, heat that is not needed is lost. So the heat that you use in summer sets the size.',
      ),
      pictured(
        '/plates/asset-controls.svg',
        section(
          'Service',
          'By running hours',
          'Oil, plugs and valves are due by running hours and not by the calendar. We count them from afar and come before the engine asks.',
        ),
      ),
    ],
    subTitles: [
      point('Check', 'Is there heat to use?', 'If the answer is no, we tell you at once.'),
      point('Fit', 'Quiet', 'A hood, soft mounts and a silencer chosen for your neighbours.'),
      point('Later', 'Ready for the next fuel', 'Pipes and space are planned for what may follow.'),
    ],
  },
]
