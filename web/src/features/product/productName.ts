/** Splits a product's name into brand and model, and the size with its markings: "205/55 R16 91V XL ★". */
export function splitProductName(name: string, modelName: string): { title: string; sizeLine: string } {
  if (!name.startsWith(`${modelName} `)) return { title: name, sizeLine: '' };
  return { title: modelName, sizeLine: name.slice(modelName.length + 1) };
}
