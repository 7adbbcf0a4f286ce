"""Routes for lessons and the progress in them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from ennead.server.http import lesson_json
from ennead.server.http.charging import caller
from ennead.server.http.dependencies import (
    Context,
    OptionalUserId,
    UserOrGuest,
    json_response,
    router,
)
from ennead.server.http.routes.data import GameId
from ennead.server.http.schemas import lessons as schemas
from ennead.server.http.schemas.playing import Foresight
from ennead.server.identity.scopes import PLAY, PUBLIC, requires
from ennead.server.lessons.library import find_lesson, lessons_by_game
from ennead.server.lessons.play import foresee, play_lesson

ROUTER = router("lessons")
AT = "/lessons/{game}/{lesson}"
MINE = "/me/lessons"

LessonId = Annotated[str, Path(max_length=40, description="A lesson's id, as in `/lessons`.")]


@ROUTER.get("/lessons", response_model=list[schemas.LessonsOfGame])
@requires(PUBLIC)
async def list_lessons() -> Response:
    """The lessons of every game that has some, in order."""
    found = lessons_by_game()
    return json_response([lesson_json.lessons_of_game(*item) for item in found.items()])


@ROUTER.post(AT, response_model=schemas.LessonMoment)
@requires(PUBLIC)
async def play(
    game: GameId, lesson: LessonId, body: schemas.LessonAnswers, request: Request, ctx: Context
) -> Response:
    """A step of a lesson after these answers, with the verdict on the last one. Nothing is stored.
    All answers but the last must be among those that stand."""
    ctx.limits.spend("lesson", caller(request))
    played = play_lesson(*find_lesson(game, lesson), body.step, body.answers)
    return json_response(lesson_json.moment(played))


@ROUTER.post(AT + "/foresee", response_model=Foresight)
@requires(PUBLIC)
async def foresee_in_lesson(
    game: GameId, lesson: LessonId, body: schemas.LessonForesee, request: Request, ctx: Context
) -> Response:
    """What would certainly happen if the learner took these actions after these answers."""
    ctx.limits.spend("lesson", caller(request))
    found = find_lesson(game, lesson)
    return json_response(foresee(*found, body.step, body.answers, body.actions))


@ROUTER.get(MINE, response_model=dict[str, dict[str, schemas.LessonProgress]])
@requires(PLAY)
async def progress(user_id: OptionalUserId, ctx: Context) -> Response:
    """The caller's progress by game and lesson; lessons that were never begun are missing."""
    return json_response((await ctx.lesson_progress.of(user_id)).json())


@ROUTER.put(MINE + "/{game}/{lesson}", response_model=schemas.LessonProgress)
@requires(PLAY)
async def save_progress(
    game: GameId,
    lesson: LessonId,
    body: schemas.SaveLessonProgress,
    user: UserOrGuest,
    request: Request,
    ctx: Context,
) -> Response:
    """Stores how far the caller has come; a finished lesson stays finished."""
    ctx.limits.spend("lesson", caller(request, user.id))
    _, found = find_lesson(game, lesson)
    saved = await ctx.lesson_progress.save(user.id, game, found, body.done, body.step)
    return json_response({"done": saved.done, "step": saved.step})
