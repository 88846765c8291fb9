import { skipToken } from '@apollo/client/react';
import {
  useCarMakesQuery,
  useCarModelsQuery,
  useCarVersionsQuery,
  useCarYearsQuery,
  useRegisteredCarQuery,
} from './CarPicker.generated.ts';
import { modelNames } from './carVersions.ts';

/** The choices so far; empty text means not chosen yet. */
export interface CarChoice {
  make: string;
  /** Without generation. */
  model: string;
  /** A year, or {@link ANY_YEAR}. */
  year: string;
}

export const NO_CAR: CarChoice = { make: '', model: '', year: '' };

/** For a driver who doesn't know the year. */
export const ANY_YEAR = 'any';

/**
 * The options after each choice. The register's data about a plate counts until the visitor chooses something else.
 * @param registration a plate without known tyre sizes.
 */
export function useCarChoice(own: CarChoice, registration: string | undefined) {
  const registered = useRegisteredCarQuery(registration ? { variables: { registration } } : skipToken).data
    ?.registeredVehicle;
  const makes = useCarMakesQuery();
  const make = own.make || makes.data?.vehicleMakes.find((name) => name === registered?.make) || '';
  const { model } = own;
  const models = useCarModelsQuery(make ? { variables: { make } } : skipToken);
  const years = useCarYearsQuery(model ? { variables: { make, model } } : skipToken);
  const registeredYear = make === registered?.make ? registered.year : null;
  const year = own.year || String(years.data?.vehicleYears.find((one) => one === registeredYear) ?? '');
  const versions = useCarVersionsQuery(
    model && year ? { variables: { make, model, year: year === ANY_YEAR ? null : Number(year) } } : skipToken,
  );
  const queries = [makes, models, years, versions];
  const failed = queries.filter(({ error }) => error !== undefined);
  return {
    choice: { make, model, year },
    makes: makes.data?.vehicleMakes ?? [],
    models: modelNames(models.data?.vehicleModels ?? []),
    years: years.data?.vehicleYears ?? [],
    versions: versions.data?.vehicles,
    isLoading: queries.some(({ loading }) => loading),
    /** Reloads what failed to load; undefined if nothing failed. */
    retry:
      failed.length > 0
        ? () => void Promise.all(failed.map((query) => query.refetch())).catch(() => undefined)
        : undefined,
  };
}
