type Rent = { area: number; perSquareMetre: number };

/** What an income value is worked out from: areas in square metres, rents a month, amounts in euros. */
export type IncomeBasis = {
  rents: readonly [living: Rent, commercial: Rent];
  /** What the owner spends on the building, as a share of the rents in percent. */
  operatingCosts: number;
  land: { area: number; perSquareMetre: number };
  /** The property yield in percent, and for how many years the building will earn. */
  propertyYield: number;
  years: number;
  /** To how many euros the value is rounded in the end. */
  rounding: number;
};

/** The steps of an income approach, each rounded to the euro as a report prints it, so that they add up as printed. */
export function incomeValue({ rents, operatingCosts, land, propertyYield, years, rounding }: IncomeBasis) {
  const gross = Math.round(rents.reduce((sum, rent) => sum + rent.area * rent.perSquareMetre * 12, 0));
  const costs = Math.round((gross * operatingCosts) / 100);
  const landValue = Math.round(land.area * land.perSquareMetre);
  const landReturn = Math.round((landValue * propertyYield) / 100);
  const rate = propertyYield / 100;
  const factor = Math.round(((1 - (1 + rate) ** -years) / rate) * 100) / 100;
  /** What the net income has for the building, once the land has had its return. */
  const buildingReturn = gross - costs - landReturn;
  const building = Math.round(buildingReturn * factor);
  const total = building + landValue;
  return {
    gross,
    costs,
    landValue,
    landReturn,
    buildingReturn,
    factor,
    building,
    total,
    rounded: Math.round(total / rounding) * rounding,
  };
}
