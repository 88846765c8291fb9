/** Creates an instance of a result class; a union tells its members apart by their class. */
export function result<Result extends object>(type: new () => Result, fields: Result): Result {
  return Object.assign(new type(), fields);
}
