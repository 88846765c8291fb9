/** How a vehicle notices that a tyre loses pressure (UN Regulation No. 141). */
export const pressureSensors = {
  NONE: 'No monitoring',
  INDIRECT: 'By the wheels’ speed, without sensors',
  DIRECT: 'A sensor in each wheel',
} as const;
