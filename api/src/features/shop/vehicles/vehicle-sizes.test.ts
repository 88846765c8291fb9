import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';

/**
 * A hundred vehicles as the picker names them, each in a year in the middle of its production, with the original size,
 * front and rear where they differ. Verify against the door sticker or the handbook.
 */
const VEHICLES: readonly (readonly [
  make: string,
  model: string,
  year: number,
  front: string,
  rear?: string,
])[] = [
  // Cars
  ['Audi', 'A1 (2010-2018)', 2014, '185/60 R15'],
  ['Audi', 'A3 S line (8V)', 2016, '225/45 R17'],
  ['Audi', 'A4 (B9)', 2020, '225/50 R17'],
  ['Audi', 'A6 S line (C8)', 2021, '245/45 R19'],
  ['BMW', '1 Series M Sport (F40)', 2022, '225/40 R18'],
  ['BMW', 'X1 (F48)', 2018, '225/50 R18'],
  ['Mini', 'Clubman', 2019, '225/45 R17'],
  ['Ford', 'Fiesta (2017-2023)', 2020, '195/60 R15'],
  ['Ford', 'Focus ST (2012-2018)', 2015, '235/40 R18'],
  ['Ford', 'Mondeo (Mk5)', 2018, '235/50 R17'],
  ['Mercedes', 'A-Class (W176)', 2015, '205/55 R16'],
  ['Mercedes', 'C-Class (W204)', 2010, '225/45 R17'],
  ['Mercedes', 'GLA (X156)', 2017, '235/50 R18'],
  ['Toyota', 'GR Yaris', 2022, '225/40 R18'],
  ['Toyota', 'C-HR (2016-2023)', 2019, '215/60 R17'],
  ['Volkswagen', 'Polo (AW)', 2021, '185/65 R15'],
  ['Volkswagen', 'Golf GT (Mk7)', 2016, '225/45 R17'],
  ['Volkswagen', 'Passat (B8)', 2018, '215/55 R17'],
  ['Volkswagen', 'ID.3', 2022, '215/55 R18'],
  ['Vauxhall', 'Corsa (F)', 2022, '195/55 R16'],
  ['Vauxhall', 'Astra SRi (K)', 2018, '225/45 R17'],
  ['Vauxhall', 'Viva', 2017, '165/65 R14'],
  ['Nissan', 'Micra (K13)', 2013, '165/70 R14'],
  ['Nissan', 'Leaf (ZE1)', 2021, '205/55 R16'],
  ['Kia', 'Rio (2017-2023)', 2020, '185/65 R15'],
  ['Kia', 'Soul', 2016, '205/60 R16'],
  ['Hyundai', 'i20 (from 2020)', 2022, '195/55 R16'],
  ['Honda', 'Jazz (2008-2015)', 2011, '185/55 R16'],
  ['Honda', 'Civic 17in (FC)', 2019, '235/45 R17'],
  ['Peugeot', '207', 2009, '195/55 R16'],
  ['Peugeot', '308 GT', 2017, '225/40 R18'],
  ['Renault', 'Clio 16in (Mk4)', 2015, '195/55 R16'],
  ['Renault', 'Scenic (Mk4)', 2019, '195/55 R20'],
  ['Skoda', 'Octavia (Mk3)', 2016, '205/55 R16'],
  ['Skoda', 'Citigo', 2016, '165/70 R14'],
  ['SEAT', 'Leon FR (5F)', 2016, '225/45 R17'],
  ['Volvo', 'V40 (2012-2019)', 2015, '205/55 R16'],
  ['Tesla', 'Model 3 Performance', 2022, '235/35 R20'],
  ['Fiat', 'Punto Evo / Punto', 2013, '185/65 R15'],
  ['Citroen', 'C3 (2009-2016)', 2012, '185/65 R15'],
  ['Citroen', 'DS3', 2014, '205/45 R17'],
  ['Mazda', '6', 2017, '225/55 R17'],
  ['Jaguar', 'XF (2007-2015)', 2011, '245/45 R18'],
  ['Dacia', 'Sandero Stepway', 2023, '205/60 R16'],
  ['Suzuki', 'Swift (from 2017)', 2021, '185/55 R16'],
  // 4x4s and SUVs
  ['Audi', 'Q2', 2020, '215/55 R18'],
  ['Audi', 'e-tron / Q8 e-tron', 2022, '255/50 R20'],
  ['Ford', 'Kuga (Mk2)', 2015, '235/55 R17'],
  ['Mercedes', 'GLC (X253)', 2018, '235/60 R18'],
  ['Toyota', 'Land Cruiser', 2016, '265/60 R18'],
  ['Volkswagen', 'Touareg', 2021, '255/55 R19'],
  ['Nissan', 'Qashqai (J12)', 2023, '235/55 R18'],
  ['Kia', 'EV6', 2023, '235/55 R19'],
  ['Peugeot', '3008', 2019, '225/55 R18'],
  ['Land Rover', 'Discovery Sport', 2019, '235/60 R18'],
  ['Land Rover', 'Range Rover (L405)', 2016, '275/45 R21'],
  ['Tesla', 'Model Y (from 2022)', 2023, '255/45 R19'],
  ['Jaguar', 'E-Pace', 2020, '235/60 R18'],
  ['Dacia', 'Duster (from 2018)', 2021, '215/60 R17'],
  // Vans
  ['Ford', 'Transit Connect (2002-2013)', 2007, '195/65 R16C'],
  ['Ford', 'Transit Custom (2012-2023)', 2017, '215/65 R16C'],
  ['Ford', 'Transit (Mk7)', 2010, '195/70 R15C'],
  ['Mercedes', 'Vito (W447)', 2019, '195/65 R16C'],
  ['Mercedes', 'Sprinter (906)', 2012, '235/65 R16C'],
  ['Toyota', 'Proace', 2020, '215/60 R17C'],
  ['Volkswagen', 'Transporter (T6)', 2020, '215/65 R16C'],
  ['Vauxhall', 'Vivaro (2001-2014)', 2007, '195/65 R16C'],
  ['Vauxhall', 'Vivaro (C)', 2022, '215/60 R17C'],
  ['Nissan', 'NV300 / Primastar', 2020, '215/65 R16C'],
  ['Renault', 'Trafic (2001-2014)', 2007, '195/65 R16C'],
  ['Renault', 'Master', 2017, '225/65 R16C'],
  ['Fiat', 'Ducato Maxi', 2015, '225/75 R16C'],
  ['Iveco', 'Daily 35S', 2019, '235/65 R16C'],
  // Cars with different rear tyres
  ['Audi', 'RS3', 2023, '265/30 R19', '245/35 R19'],
  ['BMW', '1 Series M Sport (F20)', 2015, '225/40 R18', '245/35 R18'],
  ['BMW', '3 Series M Sport (E90)', 2008, '225/40 R18', '255/35 R18'],
  ['BMW', '3 Series M Sport 19in (G20)', 2022, '225/40 R19', '255/35 R19'],
  ['BMW', '5 Series M Sport (G30)', 2020, '245/45 R18', '275/40 R18'],
  ['BMW', 'X5 M Sport (G05)', 2021, '275/45 R20', '305/40 R20'],
  ['Mercedes', 'C-Class AMG Line (W205)', 2017, '225/45 R18', '245/40 R18'],
  ['Mercedes', 'E-Class AMG Line (W213)', 2019, '245/40 R19', '275/35 R19'],
  ['Volkswagen', 'ID.4', 2023, '235/55 R19', '255/50 R19'],
  ['Skoda', 'Enyaq iV', 2023, '235/55 R19', '255/50 R19'],
  ['Jaguar', 'F-Type', 2018, '245/40 R19', '275/35 R19'],
  ['Porsche', '911 Carrera (991)', 2015, '245/35 R20', '305/30 R20'],
  ['Porsche', 'Macan 20in', 2019, '265/45 R20', '295/40 R20'],
  ['Porsche', 'Taycan (20in)', 2022, '245/45 R20', '285/40 R20'],
  // Motorcycles
  ['Yamaha', 'Tenere 700', 2022, '90/90-21', '150/70 R18'],
  ['Yamaha', 'YZF-R1', 2020, '120/70 ZR17', '190/55 ZR17'],
  ['Yamaha', 'TMAX 560', 2022, '120/70 R15', '160/60 R15'],
  ['Honda', 'CBR1000RR-R', 2022, '120/70 ZR17', '200/55 ZR17'],
  ['Honda', 'NC750X', 2019, '120/70 ZR17', '160/60 ZR17'],
  ['Honda', 'CB500F', 2019, '120/70 ZR17', '160/60 ZR17'],
  ['Kawasaki', 'Ninja 650', 2021, '120/70 ZR17', '160/60 ZR17'],
  ['Suzuki', 'GSX-R1000R', 2021, '120/70 ZR17', '190/55 ZR17'],
  ['BMW', 'R 1250 GS', 2021, '120/70 ZR19', '170/60 R17'],
  ['BMW', 'S 1000 RR', 2022, '120/70 ZR17', '200/55 ZR17'],
  ['Triumph', 'Tiger 900 GT', 2022, '100/90-19', '150/70 R17'],
  ['Ducati', 'Monster 937', 2023, '120/70 ZR17', '180/55 ZR17'],
  ['KTM', '1290 Super Adventure', 2023, '120/70 ZR19', '170/60 R17'],
];

const DOCUMENT = /* GraphQL */ `
  query ($make: String!, $model: String!, $year: Int!) {
    vehicles(make: $make, model: $model, year: $year) {
      tyreSizes {
        position
        size
      }
    }
    products(filter: { make: $make, vehicleModel: $model, year: $year }, limit: 48) {
      items {
        size
        category
      }
      understood {
        vehicle {
          make
          model
        }
        versions {
          model
        }
      }
    }
  }
`;

interface Answer {
  readonly vehicles: readonly { readonly tyreSizes: readonly { position: string; size: string }[] }[];
  readonly products: {
    readonly items: readonly { readonly size: string; readonly category: string }[];
    readonly understood: object;
  };
}

const it = shopTest();

it.for(VEHICLES)('the %s %s of %i takes %s %s', async ([make, model, year, front, rear], { shop }) => {
  const { data } = await shop.graphql<Answer>(DOCUMENT, { make, model, year });
  const tyreSizes = rear
    ? [
        { position: 'FRONT', size: front },
        { position: 'REAR', size: rear },
      ]
    : [{ position: 'BOTH', size: front }];
  expect(data.vehicles).toEqual([{ tyreSizes }]);
  expect(data.products.understood).toEqual({ vehicle: { make, model }, versions: [] });
  expect(data.products.items.length).toBeGreaterThan(0);
  for (const { size } of data.products.items) expect([front, rear]).toContain(size);
});
