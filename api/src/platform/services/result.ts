/** Creates an instance of a result class, by which a union tells its members apart. */
export function result<Result extends object>(type: new () => Result, fields: Result): Result {
  return Object.assign(new type(), fields);
}
