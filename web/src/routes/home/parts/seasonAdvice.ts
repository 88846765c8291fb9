import { CloudSunRain, Snowflake, Sun } from 'lucide-react';

/** Each season with its claim from the settings and its tyres' strengths. */
export const SEASON_ADVICE = [
  {
    season: 'SUMMER',
    claim: 'summer',
    Icon: Sun,
    advice: 'The shortest stopping distances above 7 °C, wet or dry. Best from April to October.',
  },
  {
    season: 'WINTER',
    claim: 'winter',
    Icon: Snowflake,
    advice: 'Stay soft below 7 °C and grip on snow and ice. Fit them by the end of October.',
  },
  {
    season: 'ALL_SEASON',
    claim: 'allSeason',
    Icon: CloudSunRain,
    advice: 'One set all year round. Ideal for mild winters, with no swapping over.',
  },
] as const;
