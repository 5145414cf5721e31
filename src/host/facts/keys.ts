/** Whether an object anywhere in the data has one of these keys. */
export function hasKey(data: unknown, keys: ReadonlySet<string>): boolean {
  const open: unknown[] = [data];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && Object.keys(value).some((key) => keys.has(key))) return true;
    for (const part of Object.values(value)) open.push(part);
  }
  return false;
}
